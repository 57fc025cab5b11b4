import { useCallback } from 'react';
import type { BlockItem } from '../../core/definition/types';
import { blockNode } from '../../core/plan/fields';
import { locate } from '../../core/state/state';
import { ListError } from '../collection/ListError';
import { useStore } from '../useStore';
import styles from './BlockFrame.module.css';
import { controlId, useForm } from './FormContext';
import { useFieldView } from './useFieldView';

/** A block of a section: its component, under what is wrong with it or with a field that it alone shows. */
export function BlockFrame({ item }: { item: BlockItem }) {
  const { form, idPrefix, surface, block } = useForm();
  const { id } = item;
  const node = blockNode(id);
  const { hidden } = useFieldView(form, node);
  const error = useBlockError(id);
  const Component = surface.blocks[item.block];
  if (hidden || !Component) return null;
  const frame = controlId(idPrefix, node);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      className={styles.block}
      id={frame}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${idPrefix}-section-${form.plan.byNode.get(node)?.section}-title`}
      aria-describedby={error === undefined ? undefined : `${frame}-message`}
    >
      <div className={styles.message} id={`${frame}-message`}>
        <ListError>{error}</ListError>
      </div>
      <Component id={id} options={item} form={form} model={block(id)} />
    </div>
  );
}

/** The first visible error of a block, or of the fields that no section shows beside it. */
function useBlockError(id: string): string | undefined {
  const { form } = useForm();
  const read = useCallback(() => {
    const isOfBlock = (pointer: string) => pointer === blockNode(id) || locate(form.plan, pointer)?.field.block === id;
    return form.visibleErrors().find(({ pointer }) => isOfBlock(pointer))?.inline;
  }, [form, id]);
  return useStore(form.listeners.subscribeAll, read);
}
