import { classes } from '../../../engine/theme';
import { Skeleton } from '../../ui/Skeleton';
import skeleton from '../../ui/Skeleton.module.css';
import css from './WizardSkeleton.module.css';
import { useWizardTexts } from './wizardTexts';

type Field = [key: string, width: 'half' | 'most' | 'rest'];

const cards: Field[][] = [
  [
    ['a', 'half'],
    ['b', 'half'],
    ['c', 'most'],
    ['d', 'rest'],
  ],
  [
    ['a', 'half'],
    ['b', 'half'],
  ],
];

/** A step while its data comes, which is said. */
export function WizardSkeleton() {
  const say = useWizardTexts();
  return (
    <>
      <p className="sr" role="status">
        {say('loading')}
      </p>
      <SkeletonCards />
    </>
  );
}

/** The cards of a step, in the size of two ordinary sections, while nothing is to be said of them. */
export const SkeletonCards = () =>
  cards.map((fields) => (
    <div className={classes(css.card, skeleton.frame)} key={fields.length} aria-hidden="true" aria-busy="true">
      <Skeleton shape="title" />
      <div className={css.form}>
        {fields.map(([key, width]) => (
          <div className={classes(css[width])} key={key}>
            <Skeleton shape="label" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </div>
  ));
