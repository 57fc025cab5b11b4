import { formats } from 'ficha-engine/core';
import { resolveSettings, stepsOfPart } from 'ficha-engine/definition';
import { evaluateTab, planOf, validateTab } from 'ficha-engine/state';
import { bodyOfStep, dataOfStep, misshapenBody } from 'ficha-engine/wire';

/**
 * What a call of the wizard answers to a customer, whose answers are `data`, by tab: it is changed by what is saved, and over
 * once all is sent. `undefined` for a call that the definitions do not have.
 */
export function answerCall(loaded, data, call, body) {
  const steps = loaded.wizard.parts.flatMap(stepsOfPart);
  const loading = steps.find((step) => step.load === call);
  if (loading) return ok(bodyOfStep(loaded, loading, data, contextOf(loaded, data)));
  const saving = steps.find((step) => step.save === call);
  if (saving) return save(loaded, data, saving, body);
  return call === loaded.wizard.complete.call ? complete(loaded, data) : undefined;
}

function save(loaded, data, step, body) {
  const wrong = misshapenBody(loaded, step, body);
  if (wrong) return refusal(400, [`This call does not take ${wrong.at || 'such a body'}.`]);
  const context = contextOf(loaded, data);
  const checked = Object.entries(dataOfStep(loaded, step, body, context)).map(([tab, fields]) =>
    checkTab(loaded, tab, fields, context),
  );
  const errors = checked.flatMap((one) => one.errors);
  if (errors.length > 0) return refusal(422, errors);
  for (const { tab, fields } of checked) data[tab] = fields;
  return ok({});
}

/** Every tab once more: one may ask for what another one's answers say. */
function complete(loaded, data) {
  const context = contextOf(loaded, data);
  const errors = loaded.wizard.tabs.flatMap(({ id }) => checkTab(loaded, id, data[id] ?? {}, context).errors);
  // Here the trip would be booked.
  return errors.length > 0 ? refusal(422, errors) : { ...ok({}), isOver: true };
}

/** What the browser checks as well, by the same definitions, and what the rules leave: no value of a field that they hide. */
function checkTab(loaded, tab, fields, context) {
  const { definition, validators } = loaded.tabs[tab];
  const plan = planOf(definition);
  const state = evaluateTab(plan, fields, context);
  const texts = { ...loaded.wizard, settings: context.settings };
  const errors = validateTab(plan, validators, state, 'advance', { context, texts });
  return { tab, fields: state.data, errors: errors.map(({ text, name, inline }) => text || `${name}: ${inline}`) };
}

const ok = (body) => ({ status: 200, body });
const refusal = (status, errors) => ({ status, body: { data: { errors } } });

function contextOf({ wizard, settings }, tabs) {
  const now = new Date().toISOString();
  return {
    settings: resolveSettings(settings, [], wizard.settings),
    user: {},
    mode: 'new',
    today: now.slice(0, 10),
    now,
    formats,
    tabs,
  };
}
