import type { Contact } from '../../session/settings';

/** How the institution is reached: by telephone and by mail, always in this order. */
export function Reach({ contact: { phone, hours, email } }: { contact: Contact }) {
  if (!phone && !email) return <p>Fale com quem atende você na instituição.</p>;
  return (
    <p>
      {phone && (
        <>
          Ligue para <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          {hours && ` (${hours})`}
        </>
      )}
      {phone && email && ' ou escreva para '}
      {email && !phone && 'Escreva para '}
      {email && <a href={`mailto:${email}`}>{email}</a>}.
    </p>
  );
}
