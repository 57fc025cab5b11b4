import { useId, useState } from 'react';
import { keysActing } from '../../../engine/catalog';
import { isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core';
import { listAt } from '../../../engine/edit';
import { Picker } from '../../ui/Picker';
import { TokenRow } from '../../ui/TokenRow';
import { LineValue } from './LineValue';
import styles from './RuleEditor.module.css';
import { explanationOf, type RuleLine, type RulePatch, ruleLines, speciesOf } from './ruleLines';
import type { Scope } from './scope';
import { areParamsSaid, KEYS, paramsFor, paramsOf } from './validators';

interface Props {
  rule: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(patch: RulePatch): void;
}

/** A rule as a sentence of choices: a line for each thing that it says, and what it could say besides. */
export function RuleEditor({ rule, scope, isDisabled, onChange }: Props) {
  const id = useId();
  const [drafts, setDrafts] = useState<JsonObject>({});
  const said: JsonObject = { ...rule, ...drafts };
  const species = speciesOf(said);
  const isNew = !ruleLines.some(({ key }) => key !== 'when' && key in said);
  const open = ruleLines.filter(
    ({ key, of, said: how }) =>
      !(key in said) &&
      key !== 'when' &&
      (isNew || !of || of.includes(species)) &&
      (how !== 'params' || paramsOf(said[KEYS.validator]).length > 0),
  );
  const change = (line: RuleLine, value: Json | undefined) => {
    const { key } = line;
    const { [key]: _, ...others } = drafts;
    if (value !== undefined && !isSaid(line, value, said)) return setDrafts({ ...others, [key]: value });
    if (line.said === 'validator') return changeCheck(value, others);
    setDrafts(others);
    if (value !== undefined || key in rule)
      onChange({ [key]: value, ...(keysActing('shows').includes(key) && besides(rule, value)) });
  };
  const changeCheck = (check: Json | undefined, { [KEYS.params]: _, ...others }: JsonObject) => {
    const [list] = listAt(rule[KEYS.references]).map(String);
    const params = paramsFor(check, rule[KEYS.params], list === undefined ? scope : scope.rows(list));
    // What the validator cannot do without is asked for at once.
    setDrafts({ ...others, ...(params === undefined && paramsOf(check).length > 0 && { [KEYS.params]: null }) });
    onChange({ [KEYS.validator]: check, ...(KEYS.params in rule && { [KEYS.params]: params }) });
  };
  const lines = ruleLines.filter(({ key }) => key === 'when' || key in said);
  return (
    <div className={styles.rule}>
      {lines.map((line) => (
        <div key={line.key} className={styles.line} data-explained>
          <span className={styles.label} id={`${id}-${line.key}-label`}>
            {line.label}
          </span>
          <span className="sr" id={`${id}-${line.key}-hint`}>
            {explanationOf(line.key)}
          </span>
          <Line
            line={line}
            value={said[line.key]}
            rule={said}
            scope={scope}
            isDisabled={isDisabled}
            onChange={change}
          />
        </div>
      ))}
      {open.length > 0 && (
        <div className={styles.line}>
          <span className={styles.label} />
          <Picker
            label="Dizer mais"
            look="add"
            text="dizer mais"
            options={open.map(({ key, label }) => ({ name: key, label }))}
            isDisabled={isDisabled}
            onPick={(key) => setDrafts({ ...drafts, [key]: null })}
          />
        </div>
      )}
    </div>
  );
}

interface LineProps {
  line: RuleLine;
  value: Json | undefined;
  rule: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(line: RuleLine, value: Json | undefined): void;
}

function Line({ line, value, rule, scope, isDisabled, onChange }: LineProps) {
  const content = (
    <LineValue
      line={line}
      value={value ?? undefined}
      rule={rule}
      scope={scope}
      isDisabled={isDisabled}
      onChange={(next) => onChange(line, next)}
    />
  );
  // The condition brings a row of its own.
  if (line.said === 'phrase') return content;
  return <TokenRow label={line.label}>{content}</TokenRow>;
}

/** Whether all of a line is said: what is begun waits until it is. */
function isSaid({ said }: RuleLine, value: Json, rule: JsonObject): boolean {
  if (value === null) return false;
  if (said === 'params') return areParamsSaid(rule[KEYS.validator], value);
  if (said === 'operands' || said === 'with' || said === 'fill' || said === 'locks') {
    return isObject(value) && Object.values(value).every((each) => !isOpen(each));
  }
  return said !== 'error' || (isObject(value) && Object.keys(value).length > 1);
}

function isOpen(value: Json): boolean {
  if (value === '') return true;
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  const [inner] = Object.values(value);
  return isEmpty(inner) || (isObject(inner) && Object.keys(inner).length === 0);
}

/** What is shown under a condition says what becomes of its value; nothing shown, nothing to say. */
function besides(rule: JsonObject, shown: Json | undefined): RulePatch {
  if (shown === undefined) return { [KEYS.hidden]: undefined };
  if (KEYS.hidden in rule) return {};
  const isOutside = /"\$(?!option|changed|index)/.test(JSON.stringify(rule.when ?? {}));
  return { [KEYS.hidden]: isOutside ? 'keep' : 'clear' };
}
