import { Said } from '../ui/Said';

/** A sentence whose names and values stand out, in the place of the stars around them. */
export function SaidSentence({ sentence }: { sentence: string }) {
  return (
    <p>
      <Said text={sentence} />
    </p>
  );
}
