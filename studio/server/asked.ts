/** Bodies of the calls, as JSON schemas. */
const CHANGED = { type: 'object', additionalProperties: { type: ['string', 'null'] } };

const NUMBER = { type: 'integer', minimum: 1, maximum: 1_000_000_000 };

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

const PLACE = { type: 'integer', minimum: 0 };
const TEXT_CHANGE = {
  type: 'object',
  required: ['at', 'gone', 'come'],
  properties: { at: PLACE, gone: PLACE, come: { type: 'string' } },
};
const NAME = { type: 'string', maxLength: 100 };

/** Changes since those of a name. */
const TOLD = {
  changes: { type: 'object', additionalProperties: { anyOf: [{ type: ['string', 'null'] }, TEXT_CHANGE] } },
  name: NAME,
  since: NAME,
};

/** What is not on disk yet, or what became of it. */
export const TOLD_ASKED = { body: { ...CHANGES_ASKED.body, properties: TOLD } };

/** The same with a tab, and the module of it that is shown. */
export const PREVIEW_ASKED = {
  body: { ...TAB_ASKED.body, properties: { ...TAB_ASKED.body.properties, ...TOLD, shown: { type: 'string' } } },
};

/** A wizard with what is not on disk yet. */
export const WIZARD_ASKED = {
  body: {
    type: 'object',
    required: ['changes', 'wizard'],
    properties: { changes: CHANGED, wizard: { type: 'string', pattern: '^[\\w-]+$' } },
  },
};

/** A change, and what it is held against. */
export const IMPACT_ASKED = {
  body: {
    type: 'object',
    required: ['changes', 'against'],
    properties: { changes: CHANGED, against: { enum: ['commit', 'published', 'earlier'] }, backTo: NUMBER },
    // Going back names the version.
    if: { properties: { against: { const: 'earlier' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['backTo'] },
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
      backTo: NUMBER,
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
