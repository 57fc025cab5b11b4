/** A sentence whose names and values stand out, in the place of the stars around them. */
export function SaidSentence({ sentence }: { sentence: string }) {
  const parts = sentence.split(/\*((?:[^*\\]|\\.)*)\*/su);
  return (
    <p>
      {parts.map((part, index) => {
        const text = part.replaceAll(/\\(.)/gsu, '$1');
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no name
        return index % 2 === 1 ? <b key={index}>{text}</b> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}
