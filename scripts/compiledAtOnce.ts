import type { Plugin } from 'vite';

/** Source: V8, explicit compile hints, which are heeded in the first line alone. Other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of these scripts while they come, off the main thread, in place of each when it is first
 * called: for scripts of which a page needs most as it begins.
 * @param names of the scripts, as the build groups them
 */
export function compiledAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'ficha:compiled-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite puts the list of what a script loads later into its first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = `${HINT}${file.code}`;
        }
      },
    },
  };
}
