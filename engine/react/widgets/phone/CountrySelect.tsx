import { memo, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import { Icon } from '../../theme/Icon';
import { type Country, codeOf, fewCountries, listCountries, nameOf } from './countries';
import styles from './Phone.module.css';

const option = ({ country, name, code }: Country) => (
  <option key={country} value={country}>
    {name} (+{code})
  </option>
);

/**
 * The country of a number: its code on a button, the native list of countries over it. Apart, so that typing a number does
 * not render 240 options; and those come when somebody turns to the list, as a form may have many of them. Until then a
 * few stand there, which have their names once the browser has time for names.
 */
export const CountrySelect = memo(function CountrySelect(props: {
  id: string;
  label: string;
  language?: string;
  country: string;
  disabled: boolean;
  onCountry(country: string): void;
}) {
  const { id, label, language, country, disabled, onCountry } = props;
  const [isLookedInto, setLookedInto] = useState(false);
  const [isNamed, setNamed] = useState(false);
  useEffect(() => whenIdle(() => setNamed(true)), []);
  const name = (one: string) => (isNamed ? nameOf(one, language) : one);
  const { preferred, others } = isLookedInto ? listCountries(language) : fewCountries(country, name);
  const lookInto = () => setLookedInto(true);
  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        {country} +{codeOf(country)}
      </span>
      {!disabled && <Icon name="chevronDown" size="sm" />}
      <select
        id={id}
        className={styles.list}
        aria-label={label}
        autoComplete="off"
        disabled={disabled}
        value={country}
        // A finger or a mouse opens the list before it gets the focus.
        onPointerDown={lookInto}
        onFocus={lookInto}
        onChange={(event) => onCountry(event.currentTarget.value)}
      >
        {preferred.map(option)}
        <hr />
        {others.map(option)}
      </select>
    </span>
  );
});
