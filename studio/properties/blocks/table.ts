import type { ComponentType } from 'react';
import type { BlockProps } from '../../../engine/block';
import type { BlockName } from '../definitions/controls';
import { BindsBlock } from './BindsBlock';
import { ByValueBlock } from './ByValueBlock';
import { CallDetailsBlock } from './CallDetailsBlock';
import { ChoicesBlock } from './ChoicesBlock';
import { ClientTypeBlock } from './ClientTypeBlock';
import { CodesBlock } from './CodesBlock';
import { ConditionBlock } from './ConditionBlock';
import { FixedRowsBlock } from './FixedRowsBlock';
import { FormatTextsBlock } from './FormatTextsBlock';
import { IconBlock } from './IconBlock';
import { ItemsBlock } from './ItemsBlock';
import { KindBlock } from './KindBlock';
import { LinePiecesBlock } from './LinePiecesBlock';
import { RangeBlock, TextsBlock } from './ListBlocks';
import { NamedTextsBlock } from './NamedTextsBlock';
import { ObjectBlock } from './ObjectBlock';
import { OperandsBlock } from './OperandsBlock';
import { OwnBlocksBlock } from './OwnBlocksBlock';
import { PairsBlock } from './PairsBlock';
import { AnswersBlock, DefaultsBlock } from './PairValueBlocks';
import { RetentionBlock } from './RetentionBlock';
import { ReuseBlock } from './ReuseBlock';
import { RowFieldsBlock } from './RowFieldsBlock';
import { RowValuesBlock } from './RowValuesBlock';
import { SettingBlock } from './SettingBlock';
import { SourcesBlock } from './SourcesBlock';
import { StepsBlock } from './StepsBlock';
import { ErrorTextsBlock, MessageBlock, MessagesBlock, NoticeBlock } from './TextBlocks';
import { TreatmentBlock } from './TreatmentBlock';
import { DayBlock, JsonBlock, NamesBlock, ValueBlock } from './ValueBlocks';
import { WidgetOptionsBlock } from './WidgetOptionsBlock';

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
  setting: SettingBlock,
  texts: TextsBlock,
  range: RangeBlock,
  binds: BindsBlock,
  linePieces: LinePiecesBlock,
  reuse: ReuseBlock,
  codes: CodesBlock,
  sources: SourcesBlock,
  notice: NoticeBlock,
  icon: IconBlock,
  byValue: ByValueBlock,
  widgetOptions: WidgetOptionsBlock,
  rowFields: RowFieldsBlock,
  defaults: DefaultsBlock,
  answers: AnswersBlock,
  treatment: TreatmentBlock,
  clientType: ClientTypeBlock,
  callDetails: CallDetailsBlock,
  retention: RetentionBlock,
  namedTexts: NamedTextsBlock,
  formatTexts: FormatTextsBlock,
  operands: OperandsBlock,
  ownBlocks: OwnBlocksBlock,
  json: JsonBlock,
};
