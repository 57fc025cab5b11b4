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

/** `docs/accessibility.json`. */
export interface Accessibility {
  /** The day on which it was gone through, yyyy-mm-dd. */
  checked: string;
  criteria: Criterion[];
}

const STATES: Record<string, string> = { met: 'Atende', notMet: 'Não atende', notApplicable: 'Não se aplica' };

const HEAD = `# Acessibilidade

O que o portal atende das [WCAG 2.2](https://www.w3.org/TR/WCAG22/), níveis A e AA, critério por critério, com os testes que o
provam. Esta página e a página pública \`/acessibilidade\` são feitas de [accessibility.json](accessibility.json) por
\`node --import tsx scripts/accessibilityPages.ts\`; um teste confere que cada teste citado existe.

A conformidade regular da ABNT NBR 17225:2025 é alinhada com os níveis A e AA da WCAG 2.2, como diz o
[Ceweb.br](https://todosnaweb.ceweb.br/publicacoes/wcag-2-2-abnt-17225). Os números dos itens da própria norma não estão aqui:
o seu texto não é público e não pôde ser conferido. O critério 4.1.1 da WCAG foi retirado na versão 2.2.

Verificado em Chromium, com o seu leitor da árvore de acessibilidade; não com leitores de tela de outros fabricantes, nem por uma
avaliação externa, nem com pessoas com deficiência.
`;

/** The page of documentation. */
export function accessibilityPage({ checked, criteria }: Accessibility): string {
  const counts = Object.entries(STATES).map(
    ([state, words]) => `${words}: ${criteria.filter((one) => one.state === state).length}`,
  );
  const rows = criteria.map(
    ({ id, level, name, state, how, tests }) =>
      `| ${id} | ${level} | ${name} | ${STATES[state]} | ${how} | ${tests.map(said).join('<br>')} |`,
  );
  return `${HEAD}
Verificado em ${checked.split('-').reverse().join('/')}. ${counts.join('. ')}.

| Critério | Nível | Nome | Estado | Como | Testes |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const said = ({ file, name }: Proof) => `\`${file}\`: ${name.replaceAll('|', '\\|')}`;

/** What the portal's page tells of it: no names of tests. */
export function statementOf({ checked, criteria }: Accessibility): string {
  const told = criteria.map(({ tests: _, ...criterion }) => criterion);
  return `${JSON.stringify({ checked, criteria: told }, undefined, 2)}\n`;
}
