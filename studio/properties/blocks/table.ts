import type { ComponentType } from 'react';
import type { BlockProps } from '../../../engine/react/form/FormContext';
import type { BlockName } from '../definitions/controls';
import { ChoicesBlock } from './ChoicesBlock';
import { ConditionBlock } from './ConditionBlock';
import { FixedRowsBlock } from './FixedRowsBlock';
import { ItemsBlock } from './ItemsBlock';
import { KindBlock } from './KindBlock';
import { ObjectBlock } from './ObjectBlock';
import { PairsBlock } from './PairsBlock';
import { RowValuesBlock } from './RowValuesBlock';
import { StepsBlock } from './StepsBlock';
import { ErrorTextsBlock, MessageBlock, MessagesBlock } from './TextBlocks';
import { DayBlock, JsonBlock, NamesBlock, ValueBlock } from './ValueBlocks';

/** What shows the keys of a thing whose values have parts of their own. */
export const blocks: Readonly<Record<BlockName, ComponentType<BlockProps>>> = {
  kind: KindBlock,
  choices: ChoicesBlock,
  condition: ConditionBlock,
  message: MessageBlock,
  messages: MessagesBlock,
  errorTexts: ErrorTextsBlock,
  day: DayBlock,
  names: NamesBlock,
  items: ItemsBlock,
  object: ObjectBlock,
  pairs: PairsBlock,
  value: ValueBlock,
  rowValues: RowValuesBlock,
  fixedRows: FixedRowsBlock,
  steps: StepsBlock,
  json: JsonBlock,
};
