/** A dial code and the country or territory it reaches; `country` is ISO 3166-1 alpha-2. */
export interface DialCode {
  country: string;
  code: string;
}

/**
 * Country and codes, the main country of a shared code first. Territories of plan 1 stand with
 * their area codes (`BS1242`); after a comma follow prefixes that tell a territory apart (`KZ7,76,77`).
 * Source: ITU-T, List of Recommendation E.164 assigned country codes; area codes of plan 1: NANPA.
 */
const TABLE =
  'US1 CA1 AG1268 AI1264 AS1684 BB1246 BM1441 BS1242 DM1767 DO1809,1829,1849 GD1473 GU1671 JM1876,1658 KN1869 ' +
  'KY1345 LC1758 MP1670 MS1664 PR1787,1939 SX1721 TC1649 TT1868 VC1784 VG1284 VI1340 RU7 KZ7,76,77 EG20 ZA27 GR30 ' +
  'NL31 BE32 FR33 ES34 HU36 IT39 VA39,3906698 RO40 CH41 AT43 GB44 GG44 IM44 JE44 DK45 SE46 NO47 SJ47,4779 PL48 DE49 ' +
  'PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 MY60 AU61 CC61,6189162 CX61,6189164 ID62 PH63 NZ64 SG65 TH66 JP81 KR82 VN84 ' +
  'CN86 TR90 IN91 PK92 AF93 LK94 MM95 IR98 SS211 MA212 EH212 DZ213 TN216 LY218 GM220 SN221 MR222 ML223 GN224 CI225 ' +
  'BF226 NE227 TG228 BJ229 MU230 LR231 SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240 GA241 CG242 CD243 ' +
  'AO244 GW245 IO246 AC247 SC248 SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258 ZM260 MG261 RE262 ' +
  'YT262,262269,262639 ZW263 NA264 MW265 LS266 BW267 SZ268 KM269 SH290 TA290,2908 ER291 AW297 FO298 GL299 GI350 PT351 LU352 ' +
  'IE353 IS354 AL355 MT356 CY357 FI358 AX358,35818 BG359 LT370 LV371 EE372 MD373 AM374 BY375 AD376 MC377 SM378 UA380 ' +
  'RS381 ME382 XK383 HR385 SI386 BA387 MK389 CZ420 SK421 LI423 FK500 BZ501 GT502 SV503 HN504 NI505 CR506 PA507 ' +
  'PM508 HT509 GP590 BL590 MF590 BO591 GY592 EC593 GF594 PY595 MQ596 SR597 UY598 CW599,5999 BQ599,5993,5994,5997 TL670 ' +
  'NF672 BN673 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 WS685 KI686 NC687 TV688 PF689 TK690 ' +
  'FM691 MH692 KP850 HK852 MO853 KH855 LA856 BD880 TW886 MV960 LB961 JO962 SY963 IQ964 KW965 SA966 YE967 OM968 ' +
  'PS970 AE971 IL972 BH973 QA974 BT975 MN976 NP977 TJ992 TM993 AZ994 GE995 KG996 UZ998';

const entries = TABLE.split(' ').map((entry) => ({ country: entry.slice(0, 2), codes: entry.slice(2).split(',') }));

/** Every country and territory once, with the code that a selector of countries sets. */
export const dialCodes: readonly DialCode[] = entries.map(({ country, codes: [code = ''] }) => ({ country, code }));

const entryByPrefix = new Map<string, (typeof entries)[number]>();
for (const entry of entries) {
  for (const code of entry.codes) if (!entryByPrefix.has(code)) entryByPrefix.set(code, entry);
}

const LONGEST = Math.max(...[...entryByPrefix.keys()].map((prefix) => prefix.length));

/**
 * The country that a number (`+5511987654321`, or unfinished) reaches, by its longest known prefix, and its dial
 * code; the main country where several share a code. `undefined` without `+` or for a code that no country has
 * (satellite, freephone).
 */
export function dialCodeOf(number: string): DialCode | undefined {
  if (!number.startsWith('+')) return undefined;
  for (let length = LONGEST; length > 0; length -= 1) {
    const entry = number.length > length ? entryByPrefix.get(number.slice(1, 1 + length)) : undefined;
    const code = entry?.codes.find((candidate) => number.startsWith(candidate, 1));
    if (entry && code) return { country: entry.country, code };
  }
  return undefined;
}
