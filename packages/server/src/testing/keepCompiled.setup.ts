import { compiledCode } from './compiledCode.ts';

// Workers that draw or seal documents use the compile cache too.
Object.assign(process.env, compiledCode());
