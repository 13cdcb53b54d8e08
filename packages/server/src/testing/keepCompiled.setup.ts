import { compiledCode } from './compiledCode.ts';

// What a test has drawn or sealed starts a process, which need not compile the code again.
Object.assign(process.env, compiledCode());
