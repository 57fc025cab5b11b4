/** One piece of the line that says what a tab holds; it has one of `text`, `list` and `block`. */
export interface LinePiece {
  /** Values of fields in braces: `{Cidade}, {Uf}`; of a list, of its first row: `{contas/Agencia}`. Left out while one of them is empty or hidden. */
  text?: string;
  /** The list whose rows are counted. */
  list?: string;
  /** The block that says itself how many it holds, by its id. */
  block?: string;
  /** Of a list or block with one, with more, and with none; `{n}` is how many, `{of}` of how many. */
  one?: string;
  other?: string;
  none?: string;
}
