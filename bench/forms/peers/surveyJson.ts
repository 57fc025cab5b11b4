import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from '../form';

/** What a survey's definition says of one of its panels or questions. */
export interface SurveyElement {
  type: 'panel' | 'text' | 'boolean';
  name: string;
  title: string;
  [key: string]: unknown;
}

/** The form as a definition of SurveyJS: a panel per section, what a condition shows with `visibleIf`. */
export const surveyJson = ({ sections }: BenchForm): { elements: SurveyElement[] } => ({
  elements: sections.map(({ id, title, items }) => ({
    type: 'panel',
    name: id,
    title,
    elements: items.flatMap(elementsOf),
  })),
});

function elementsOf(item: BenchItem): SurveyElement[] {
  if (item.kind === 'text') return [text(item)];
  const box: SurveyElement = { type: 'boolean', name: item.name, title: item.title, renderAs: 'checkbox' };
  return [box, ...item.shows.map((field) => ({ ...text(field), visibleIf: `{${item.name}} = true` }))];
}

const text = ({ name, title }: Named): SurveyElement => ({
  type: 'text',
  name,
  title,
  isRequired: true,
  maxLength: MAX_LENGTH,
});
