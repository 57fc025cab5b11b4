import { describe, expect, it } from 'vitest';
import { defaultNames } from '../../../engine/compile';
import { keywords } from '../../../engine/core/condition/keywords';
import { validators } from '../../../engine/core/validators/table';
import { widgets } from '../../../engine/react/widgets/table';
import common from '../../../schemas/vocabulary/common.schema.json' with { type: 'json' };

describe('the names that definitions may use', () => {
  it('are the widgets of the registry', () => {
    expect([...defaultNames.widgets].sort()).toEqual(Object.keys(widgets).sort());
  });

  it('are the validators of the registry', () => {
    expect([...defaultNames.validators].sort()).toEqual(Object.keys(validators).sort());
  });

  it('are the keywords that conditions understand', () => {
    const known = Object.keys(common.definitions.valueKeywords.properties);
    expect(known.sort()).toEqual(Object.keys(keywords).sort());
  });
});
