import type { Sample } from './sample';

const text = (title: string) => ({ type: 'string', title });

/** What a UI schema asks of a form, and components that a page brings: the names of those are all that a file can hold. */
export const samplesOfLooks: Record<string, Sample> = {
  ordered: {
    schema: {
      type: 'object',
      properties: { last: text('Last'), first: text('First'), age: { type: 'integer' }, note: text('Note') },
    },
    uiSchema: { 'ui:order': ['first', 'last', '*', 'note'] },
    left: [],
  },
  options: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name', description: 'In full.' },
        size: { type: 'string', enum: ['s', 'm', 'l'] },
        secret: text('Secret'),
      },
    },
    uiSchema: {
      'ui:submitButtonOptions': { submitText: 'Send' },
      'ui:globalOptions': { copyable: true },
      name: { 'ui:title': 'Your name', 'ui:help': 'As in the register.', 'ui:emptyValue': '', 'ui:classNames': 'wide' },
      size: { 'ui:enumDisabled': ['m'], 'ui:enumNames': ['Small', 'Middle', 'Large'] },
      secret: { 'ui:options': { inputType: 'password', label: false } },
    },
    left: [
      '/ui:submitButtonOptions',
      '/ui:globalOptions',
      '/name/ui:emptyValue',
      '/name/ui:classNames',
      '/size/ui:enumDisabled',
      '/secret/ui:options/inputType',
      '/secret/ui:options/label',
    ],
  },
  ownFields: {
    schema: {
      type: 'object',
      properties: {
        place: { type: 'object', title: 'Place', properties: { lat: { type: 'number' }, lon: { type: 'number' } } },
        rows: { type: 'array', title: 'Rows', items: { type: 'object', properties: { name: text('Name') } } },
        kind: text('Kind'),
      },
    },
    uiSchema: {
      'ui:ObjectFieldTemplate': 'Tabs',
      place: { 'ui:field': 'geo' },
      rows: { 'ui:ArrayFieldTemplate': 'Cards' },
      kind: { 'ui:field': 'kind' },
    },
    left: ['/ui:ObjectFieldTemplate', '/place/ui:field', '/rows/ui:ArrayFieldTemplate', '/kind/ui:field'],
  },
  layout: {
    schema: {
      type: 'object',
      properties: { first: text('First'), last: text('Last') },
    },
    uiSchema: { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': { children: ['first', 'last'] } } },
    left: ['/ui:field', '/ui:layoutGrid'],
  },
};
