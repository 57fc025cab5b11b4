/** What the server says when it refuses a login: the portal recognises these, whatever their case and accents. */

export const notConfirmed = 'Cliente com e-mail não validado!';
/** What some servers say in its place. */
export const notConfirmedToo = 'Cliente não validado o e-mail!';
export const unknown = 'Cliente não encontrado!';
export const inAnalysis = 'Usuário está em processo de análise.';
export const wrongToken = 'O Token informado não é válido! Verifique e tente novamente.';
