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

/** A change, and what it is held against. */
export const IMPACT_ASKED = {
  body: {
    type: 'object',
    required: ['changes', 'against'],
    properties: { changes: CHANGED, against: { enum: ['commit', 'published'] } },
  },
};

/** A publication. */
export const PUBLISH_ASKED = {
  body: {
    type: 'object',
    required: ['note', 'author', 'key', 'answers'],
    properties: {
      note: { type: 'string', minLength: 1, maxLength: 500 },
      author: { type: 'string', maxLength: 200 },
      key: { type: 'string', maxLength: 200 },
      answers: { type: 'object' },
    },
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
