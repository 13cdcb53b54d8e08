import { compiledCode } from './processes/compiledCode.ts';

// Workers that draw or seal documents use the compile cache too.
Object.assign(process.env, compiledCode());
