import type { Difference, Effect, ImpactFinding } from './types';

/** What findings of these kinds bring about, the likeliest first. */
const LIKELY: Record<Effect, readonly string[]> = {
  asked: ['asksMore', 'undecidable'],
  refused: ['asksMore', 'losesData', 'undecidable'],
  lost: ['losesData', 'changesMeaning', 'undecidable'],
  open: ['undecidable', 'changesMeaning', 'asksMore'],
};

/** Finds the findings of a comparison that tell of a difference: none of a change that nothing told of. */
export type Match = (wizard: string, difference: Difference) => readonly string[];

/** A match against these findings. What is compatible explains nothing. */
export function matchOf(findings: readonly ImpactFinding[]): Match {
  const grave = findings.filter(({ kind }) => kind !== 'compatible');
  const known = new Map<string, readonly string[]>();
  return (wizard, difference) => {
    const { effect, tab, node } = difference;
    const key = `${effect} ${wizard}/${tab}/${node}`;
    const found = known.get(key) ?? findingsOf(grave, wizard, difference);
    known.set(key, found);
    return found;
  };
}

function findingsOf(grave: readonly ImpactFinding[], wizard: string, { effect, tab, node }: Difference): string[] {
  const own = grave.filter((finding) => (finding.wizard ?? wizard) === wizard);
  const ofTab = own.filter((finding) => finding.tab === tab);
  const byField = ofTab.filter(({ fields }) => fields.some((field) => isWithin(node, field)));
  // What has another name or went to another tab has two places.
  const byId = own.filter(({ id, to }) => {
    return id.endsWith(`:${wizard}/${tab}/${node}`) || (to !== undefined && isWithin(`${tab}/${node}`, to));
  });
  const byTab = ofTab.filter(({ fields }) => fields.length === 0);
  const byWizard = own.filter((finding) => finding.wizard !== undefined && finding.tab === undefined);
  const byPlace = [...byField, ...byId];
  const isLikely = ({ kind }: ImpactFinding) => LIKELY[effect].includes(kind);
  const choices = [byPlace.filter(isLikely), byPlace, byTab.filter(isLikely), byWizard.filter(isLikely)];
  const chosen = choices.find((choice) => choice.length > 0) ?? [];
  return [...new Set(chosen.map(({ id }) => id))];
}

const isWithin = (node: string, field: string) =>
  node === field || node.startsWith(`${field}/`) || node.startsWith(`${field}[]/`);
