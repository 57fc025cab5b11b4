import { writePhone } from '../nationalNumber';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import {
  canBeMobile,
  pastePhone,
  phoneMask,
  phoneProblem,
  readPhone,
  showPhone,
  storedPhone,
  unreadPhone,
} from './phone';

/** A mobile number, stored `+5511987654321`; numbers of other countries are taken as mobile. */
export const mobile = textFormat({
  name: 'mobile',
  widget: 'phone',
  placeholder: '(__) _____-____',
  inputMode: 'tel',
  mask: phoneMask,
  read: readPhone,
  check: (text) => phoneProblem(text) ?? (canBeMobile(text) ? undefined : 'notMobile'),
  unread: unreadPhone,
  stored: storedPhone,
  show: showPhone,
  write: writePhone,
  veil: (text) => veilStart(writePhone(text)),
  paste: pastePhone,
  reasons: ['invalid', 'noCountry', 'notMobile'],
});

export const told: ToldFormat = {
  group: 'contact',
  sample: '+5511987654321',
  words: {
    'pt-BR': {
      title: 'Telefone celular',
      what: 'telefone celular',
      stores: 'como `phone`',
      help: 'Só celular, com o país.',
    },
  },
  reasons: {
    en: {
      invalid: 'Not a phone number.',
      noCountry: 'The country code is missing.',
      notMobile: 'Not the number of a mobile.',
    },
  },
  examples: {
    valid: ['+5511987654321', '+12125551234'],
    invalid: [
      { value: '+551134567890', reason: 'notMobile' },
      { value: '+551187654321', reason: 'invalid' },
      { value: '11987654321', reason: 'noCountry' },
    ],
  },
  source: 'As phone.',
};
