import css from './IndexCards.module.css';

const CARD = 'M20 44h150l24 26h246a20 20 0 0 1 20 20v460H0V64a20 20 0 0 1 20-20z';

/** What stands on the front card: label and value in two columns, row by row. */
const rows: { y: number; fields: [label: string, value: string][] }[] = [
  { y: 126, fields: [['Nome completo', 'Helena Duarte Nogueira']] },
  {
    y: 208,
    fields: [
      ['CPF', '529.982.247-25'],
      ['Cidade', 'São Paulo, SP'],
    ],
  },
  {
    y: 290,
    fields: [
      ['Perfil do investidor', 'Moderado'],
      ['Documentos', '4 de 4 enviados'],
    ],
  },
];

/** The sign of the portal: tabbed index cards, the front one filled in and ticked off. */
export function IndexCards() {
  return (
    <svg className={css.art} viewBox="0 0 640 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform="translate(88 40)">
        <path
          className={css.last}
          transform="rotate(-7 230 200)"
          d="M20 30h150l24 26h246a20 20 0 0 1 20 20v460H0V50a20 20 0 0 1 20-20z"
        />
        <path className={css.middle} transform="rotate(-2.5 230 200)" d={CARD} />
        <g transform="translate(6 72) rotate(2 230 160)">
          <path className={css.front} d="M20 0h150l24 26h246a20 20 0 0 1 20 20v460H0V20A20 20 0 0 1 20 0z" />
          <text className={css.title} x="32" y="68">
            Ficha cadastral
          </text>
          <rect className={css.rule} x="32" y="92" width="396" height="1.5" />
          {rows.map(({ y, fields }) => (
            <g key={y}>
              {fields.map(([label, value], column) => (
                <g key={label} transform={`translate(${32 + column * 208} ${y})`}>
                  <text>{label}</text>
                  <text className={css.value} y="24">
                    {value}
                  </text>
                </g>
              ))}
              <rect className={css.rule} x="32" y={y + 48} width="396" height="1.5" />
            </g>
          ))}
          <circle className={css.spark} cx="420" cy="34" r="38" />
          <path className={css.tick} d="M403 35l12 12 23-26" />
        </g>
      </g>
    </svg>
  );
}
