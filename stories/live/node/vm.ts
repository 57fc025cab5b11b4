/** What the compiler takes of `node:vm`: the validators that it wrote, to try the examples with. */
// biome-ignore lint/security/noGlobalEval: the text is the compiler's own
export const runInThisContext = (code: string): unknown => globalThis.eval(code);
