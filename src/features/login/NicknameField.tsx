import { useEffect } from 'react';
import { SelectField } from '../../ui/SelectField';
import type { Nicknames } from './useNicknames';

export interface NicknameFieldProps {
  nicknames: Nicknames;
  value: string;
  error: string | undefined;
  onChange: (nickname: string) => void;
}

/** Which registration of the account: the only one is chosen by itself. */
export function NicknameField({ nicknames: { list, isLoading }, value, error, onChange }: NicknameFieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses when the list has come, never because of the choice
  useEffect(() => {
    if (!list || list.includes(value)) return;
    const [only, ...others] = list;
    const chosen = others.length === 0 ? (only ?? '') : '';
    if (chosen !== value) onChange(chosen);
  }, [list]);
  const offered = list ?? (value ? [value] : []);
  return (
    <SelectField
      label="Apelido"
      required
      options={offered.map((nickname) => ({ value: nickname, label: nickname }))}
      placeholder={list?.length === 0 ? 'Nenhum apelido encontrado' : 'Selecione'}
      loading={isLoading}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
