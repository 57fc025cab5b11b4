/** Bodies of the calls, as JSON schemas. */
const CHANGED = { type: 'object', additionalProperties: { type: ['string', 'null'] } };

/** What is not on disk yet. */
export const CHANGES_ASKED = { body: { type: 'object', required: ['changes'], properties: { changes: CHANGED } } };

/** A tab with what is not on disk yet. */
export const TAB_ASKED = {
  body: {
    type: 'object',
    required: ['changes', 'tab'],
    properties: { changes: CHANGED, tab: { type: 'string', pattern: '^[\\w-]+/[\\w-]+$' } },
  },
};

const TEXT = { type: ['string', 'null'] };
const FILE = { type: 'object', required: ['text', 'base'], properties: { text: TEXT, base: TEXT } };

/** Files to be written. */
export const SAVE_ASKED = {
  body: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'object', additionalProperties: FILE, minProperties: 1 } },
  },
};
