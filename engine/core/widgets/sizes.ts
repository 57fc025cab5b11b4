/** Options of the fields that are offered as samples. */
export const sizes = [
  { const: 1, title: 'Pequena' },
  { const: 2, title: 'Média' },
  { const: 3, title: 'Grande' },
];
