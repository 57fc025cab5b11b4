import { memo } from 'react';
import { Icon } from '../../theme/Icon';
import { type Country, codeOf, listCountries } from './countries';
import styles from './Phone.module.css';

const lists = new Map<string, ReturnType<typeof listCountries>>();

function countriesIn(language?: string) {
  const known = lists.get(language ?? '') ?? listCountries(language);
  lists.set(language ?? '', known);
  return known;
}

const option = ({ country, name, code }: Country) => (
  <option key={country} value={country}>
    {name} (+{code})
  </option>
);

/** The country of a number: its code on a button, the native list of countries over it. Apart, so that typing a number does not render 240 options. */
export const CountrySelect = memo(function CountrySelect(props: {
  id: string;
  label: string;
  language?: string;
  country: string;
  disabled: boolean;
  onCountry(country: string): void;
}) {
  const { id, label, language, country, disabled, onCountry } = props;
  const { preferred, others } = countriesIn(language);
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
        onChange={(event) => onCountry(event.currentTarget.value)}
      >
        {preferred.map(option)}
        <hr />
        {others.map(option)}
      </select>
    </span>
  );
});
