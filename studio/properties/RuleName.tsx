import { useEffect, useState } from 'react';
import { renameSubject, type Subject } from '../../engine/edit';
import { indexOf } from '../document/structure/lastIndex';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { LineField } from '../ui/LineField';
import { useThing } from './form/ThingContext';
import type { Thing } from './things';

const PROBLEMS = {
  unknown: 'Esta regra não tem nome próprio.',
  taken: 'Outra regra já tem este nome.',
  name: 'Use letras, números e hífens, sem espaços nem acentos.',
  fixed: 'Este nome não se muda aqui.',
};

/** The name of a rule, which changes everywhere once it is left or Enter is pressed. */
export function RuleName({ thing }: { thing: Thing }) {
  const store = useWorkspaceStore();
  const { isDisabled } = useThing();
  const [name, setName] = useState(thing.name);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setName(thing.name), [thing.name]);
  const rename = () => {
    const wanted = name.trim();
    if (wanted === thing.name || isDisabled) return setProblem(undefined);
    const { texts } = store.getState();
    const found = renameSubject(indexOf(texts), subjectOf(thing), wanted);
    if ('problem' in found) return setProblem(PROBLEMS[found.problem]);
    setProblem(undefined);
    store.edit(`Renomear a regra ${thing.name} para ${wanted}`, found.edits);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <LineField
        label="Nome da regra"
        value={name}
        onChange={setName}
        error={problem}
        hint="O nome nos arquivos, nos problemas e no histórico. Enter o muda em todo lugar."
        isMono
        onBlur={rename}
      />
    </form>
  );
}

/** What references know a rule by. */
function subjectOf({ file, name, list }: Thing): Subject {
  const home = file === 'shared.json' ? 'shared' : file.replace(/\.json$/, '');
  return { kind: 'rule', id: [home, ...(list === undefined ? [] : [list]), name].join('/') };
}
