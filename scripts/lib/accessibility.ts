/** A test by its file and its name. */
export interface Proof {
  file: string;
  name: string;
}

/** What is said of a criterion of WCAG 2.2. */
export interface Criterion {
  id: string;
  level: string;
  name: string;
  state: string;
  how: string;
  tests: Proof[];
}

/** What is publicly known of a norm that is made of these criteria, and what of it could not be read. */
export interface Norm {
  name: string;
  /** Who tells it. */
  source: string;
  known: string;
  unknown: string;
  /** What the norm makes of the criteria of a level. */
  levels: Record<string, string>;
}

/** `docs/accessibility.json`. */
export interface Accessibility {
  /** The day on which it was gone through, yyyy-mm-dd. */
  checked: string;
  norm: Norm;
  criteria: Criterion[];
}

const STATES: Record<string, string> = { met: 'Atende', notMet: 'Não atende', notApplicable: 'Não se aplica' };

const HEAD = `# Acessibilidade

O que o portal atende das [WCAG 2.2](https://www.w3.org/TR/WCAG22/), níveis A e AA, critério por critério, com os testes que o
provam. Esta página e a página pública \`/acessibilidade\` são feitas de [accessibility.json](accessibility.json) por
\`node --import tsx scripts/accessibilityPages.ts\`; um teste confere que cada teste citado existe.

O critério 4.1.1 da WCAG foi retirado na versão 2.2.

Verificado em Chromium, com o seu leitor da árvore de acessibilidade; não com leitores de tela de outros fabricantes, nem por uma
avaliação externa, nem com pessoas com deficiência.
`;

/** The page of documentation. */
export function accessibilityPage({ checked, norm, criteria }: Accessibility): string {
  const counts = Object.entries(STATES).map(
    ([state, words]) => `${words}: ${criteria.filter((one) => one.state === state).length}`,
  );
  const rows = criteria.map(
    ({ id, level, name, state, how, tests }) =>
      `| ${id} | ${level} | ${norm.levels[level]} | ${name} | ${STATES[state]} | ${how} | ${tests.map(said).join('<br>')} |`,
  );
  return `${HEAD}
## ${norm.name}

${norm.known} Fonte: [Ceweb.br](${norm.source}).

${norm.unknown} A coluna da norma na tabela diz só se o critério está entre os seus requisitos.

## Critério por critério

Verificado em ${checked.split('-').reverse().join('/')}. ${counts.join('. ')}.

| Critério | Nível | ${norm.name} | Nome | Estado | Como | Testes |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const said = ({ file, name }: Proof) => `\`${file}\`: ${name.replaceAll('|', '\\|')}`;

/** What the portal's page tells of it: no names of tests. */
export function statementOf({ checked, norm: { known, unknown }, criteria }: Accessibility): string {
  const told = criteria.map(({ tests: _, ...criterion }) => criterion);
  return `${JSON.stringify({ checked, norm: { known, unknown }, criteria: told }, undefined, 2)}\n`;
}
