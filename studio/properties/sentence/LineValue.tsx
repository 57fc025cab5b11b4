import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Condition, Operand } from '../../../engine/definition';
import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { ConditionEditor } from './ConditionEditor';
import { withoutItem } from './change';
import { NamesEditor } from './NamesEditor';
import { OperandsEditor } from './OperandsEditor';
import { PairsEditor } from './PairsEditor';
import { ParamsEditor } from './ParamsEditor';
import { RuleNames } from './RuleNames';
import type { RuleLine, Said } from './ruleLines';
import { calledReference, type Option, type Scope } from './scope';
import { TextsEditor } from './TextsEditor';

interface Props {
  line: RuleLine;
  value: Json | undefined;
  /** All that the rule says. */
  rule: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  /** `undefined` takes the key away. */
  onChange(value: Json | undefined): void;
}

/** The value of one key of a rule, with choices. */
export function LineValue(props: Props) {
  const { line, value, rule, scope, isDisabled, onChange } = props;
  const { said, label } = line;
  if (typeof said === 'object') return <Choices {...props} said={said} />;
  const more = { label, scope, isDisabled };
  switch (said) {
    case 'phrase':
      return (
        <ConditionEditor
          {...more}
          condition={value as unknown as Condition | undefined}
          onChange={(next) => onChange(next as unknown as Json | undefined)}
        />
      );
    case 'fields':
    case 'targets':
    case 'references':
      return <Names {...props} said={said} />;
    case 'operands':
      return (
        <OperandsEditor
          {...more}
          operands={(value ?? {}) as Record<string, Operand>}
          onChange={(next) => onChange(next as Json | undefined)}
        />
      );
    case 'with':
    case 'fill':
    case 'locks':
      return <PairsEditor {...more} kind={said} pairs={(value ?? {}) as JsonObject} onChange={onChange} />;
    case 'notFound':
      return (
        <Names
          {...props}
          said="targets"
          value={isObject(value) ? value.clear : undefined}
          onChange={(clear) => onChange(clear === undefined ? undefined : { clear })}
        />
      );
    case 'validator':
      return <One {...props} options={scope.validators} />;
    case 'params':
      return (
        <ParamsEditor
          rule={rule}
          params={isObject(value) ? value : {}}
          scope={scope}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'lookup':
      return <One {...props} options={scope.lookups} />;
    case 'error':
      return <ErrorValue {...props} />;
    case 'ask':
      return <AskText {...props} />;
    case 'sharedRule':
      return <One {...props} options={scope.sharedRules} />;
    case 'ruleNames':
      return (
        <RuleNames
          {...more}
          names={isObject(value) ? value : {}}
          open={scope.sharedRules.find(({ name }) => name === rule.rule)?.open ?? []}
          onChange={onChange}
        />
      );
  }
}

function Names({
  line,
  said,
  value,
  scope,
  isDisabled,
  onChange,
}: Props & { said: 'fields' | 'targets' | 'references' }) {
  const called = (name: string) =>
    name.startsWith('#')
      ? (scope.targets.find((each) => each.name === name)?.label ?? name)
      : said === 'references'
        ? calledReference(name, scope)
        : scope.naming.fields.called(name);
  return (
    <NamesEditor
      label={line.label}
      names={Array.isArray(value) ? value.map(String) : []}
      options={scope[said]}
      called={called}
      isHit={line.isEffect}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}

function Choices({ line, value, said, isDisabled, onChange }: Props & { said: Extract<Said, object> }) {
  const { choices, isMany } = said;
  const labelOf = (name: Json | undefined) => choices.find((each) => each.name === name)?.label ?? String(name ?? '');
  if (!isMany) {
    return (
      <Picker
        label={line.label}
        look="op"
        text={value === undefined ? 'escolha' : labelOf(value)}
        options={choices}
        chosen={String(value)}
        isDisabled={isDisabled}
        onPick={onChange}
        onRemove={() => onChange(undefined)}
      />
    );
  }
  const names = Array.isArray(value) ? value : [];
  const free = choices.filter(({ name }) => !names.includes(name));
  return (
    <>
      {names.map((name, index) => (
        <RemovableToken
          key={String(name)}
          label={labelOf(name)}
          isDisabled={isDisabled}
          onRemove={() => onChange(names.length > 1 ? withoutItem(names, index) : undefined)}
        >
          {labelOf(name)}
        </RemovableToken>
      ))}
      {free.length > 0 && (
        <Picker
          label={`${line.label}: incluir`}
          look="add"
          text={names.length === 0 ? 'incluir' : ''}
          options={free}
          isDisabled={isDisabled}
          onPick={(name) => onChange([...names, name])}
        />
      )}
    </>
  );
}

/** One of some names. */
function One({ line, value, options, isDisabled, onChange }: Props & { options: readonly Option[] }) {
  return (
    <Picker
      label={line.label}
      look="op"
      text={options.find(({ name }) => name === value)?.label ?? (typeof value === 'string' ? value : 'escolha')}
      options={options}
      chosen={String(value)}
      isDisabled={isDisabled}
      onPick={onChange}
      onRemove={() => onChange(undefined)}
    />
  );
}

function ErrorValue({ value, scope, isDisabled, onChange }: Props) {
  const error = isObject(value) ? value : {};
  const { at, kind: _, ...texts } = error;
  const kept = { ...(at !== undefined && { at }), ...(error.kind !== undefined && { kind: error.kind }) };
  return (
    <>
      <span>em</span>
      <Picker
        label="Campo do erro"
        look="hit"
        text={typeof at === 'string' ? scope.naming.fields.called(at) : 'escolha o campo'}
        options={scope.fields}
        chosen={String(at)}
        isDisabled={isDisabled}
        onPick={(name) => onChange({ ...error, at: name })}
        onRemove={() => onChange(undefined)}
      />
      {at !== undefined && (
        <TextsEditor texts={texts} isDisabled={isDisabled} onChange={(next) => onChange({ ...kept, ...next })} />
      )}
    </>
  );
}

const OWN = 'own';

function AskText({ value, scope, isDisabled, onChange }: Props) {
  const isOwn = isObject(value);
  return (
    <>
      <Picker
        label="Pergunta"
        look="op"
        text={isOwn ? 'com estes textos' : typeof value === 'string' ? value : 'escolha'}
        options={[{ name: OWN, label: 'com textos próprios' }, ...scope.asks]}
        chosen={isOwn ? OWN : String(value)}
        isDisabled={isDisabled}
        onPick={(name) => {
          if (name !== OWN) onChange(name);
          else if (!isOwn) onChange({ title: 'Confirma?', text: 'Deseja continuar?', yes: 'Sim', no: 'Não' });
        }}
        onRemove={() => onChange(undefined)}
      />
      {isOwn && (
        <TextsEditor texts={value} only={['title', 'text', 'yes', 'no']} isDisabled={isDisabled} onChange={onChange} />
      )}
    </>
  );
}
