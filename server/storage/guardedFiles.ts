import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A part of PGlite that it does not declare. */
interface Emscripten {
  NODEFS: { stream_ops: { write: (...of: unknown[]) => number } };
}

/**
 * The files of an embedded database, before each write to which `guard` is asked until it is open: a log that is replayed,
 * or a new database, is written without any statement.
 * @returns what PGlite is to open them with, and what ends the asking
 */
export function guardFiles(directory: string, guard: () => void): { options: { fs: NodeFS }; end: () => void } {
  const fs = new NodeFS(directory);
  const init = fs.init.bind(fs);
  let end = () => {};
  fs.init = async (pglite, options) => {
    const { emscriptenOpts } = await init(pglite, options);
    const wrap = (module: unknown) => {
      const { stream_ops } = (module as Emscripten).NODEFS;
      const { write } = stream_ops;
      stream_ops.write = (...of) => {
        guard();
        return write(...of);
      };
      end = () => {
        stream_ops.write = write;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), wrap] } };
  };
  return { options: { fs }, end: () => end() };
}
