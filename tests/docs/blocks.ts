/** A fenced block of a page: "```json schemas/pf/enderecos.json#/rules/-" names the file and the place in it. */
export interface Block {
  language: string;
  /** The file that the block is, or a part of; absent for other blocks. */
  file?: string;
  /** Where in the file: members of an object are added, `-` appends to a list. */
  pointer?: string;
  text: string;
}

/** The fenced blocks of a page, in order. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', place = '', text = '']) => {
      const [file, pointer] = place.split('#', 2);
      return { language, text, ...(file && { file }), ...(pointer !== undefined && { pointer }) };
    },
  );
}
