/**
 * The look that forms and the pages around them share: buttons, icons, tables, frames of fields. An entry of its own, as
 * pages without any form are made of it. Its ground is `base.css` of the package.
 *
 * @begin Button, FieldFrame, ChoiceCard, Icon
 * @example
 * import { Button, classes } from 'ficha-engine/theme';
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 *
 * classes('card', false, 'wide'); // 'card wide'
 * renderToStaticMarkup(createElement(Button, {}, 'Next')).startsWith('<button type="button"'); // true
 */

export { FieldFrame, type FieldFrameProps } from './react/frame/FieldFrame';
export { FieldGrid } from './react/frame/FieldGrid';
export { fieldAria } from './react/frame/fieldAria';
export { Button, type ButtonProps } from './react/theme/Button';
export { default as buttonCss } from './react/theme/Button.module.css';
export { classes } from './react/theme/classes';
export { smallIcon } from './react/theme/elements';
export { Icon } from './react/theme/Icon';
export { IconButton } from './react/theme/IconButton';
export { type IconName, iconPaths } from './react/theme/iconPaths';
export { Spinner } from './react/theme/Spinner';
export { default as tableCss } from './react/theme/table.module.css';
export { tableRoles } from './react/theme/tableRoles';
export { Waiting, type WaitingProps } from './react/theme/Waiting';
export { CriteriaList, type Criterion } from './react/widgets/Criteria';
export { ChoiceCard } from './react/widgets/choices/ChoiceCard';
export { ChoiceMark } from './react/widgets/choices/ChoiceMark';
export { Control, EndIcon, EndSpinner } from './react/widgets/control/Control';
export { default as controlCss } from './react/widgets/control/Control.module.css';
