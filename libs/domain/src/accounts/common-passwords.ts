/**
 * Passwords of eight characters and more that guessers try first: the well-known ones of every published list, and
 * what an owner of this product would think of. Lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 123123123 1q2w3e4r 1qaz2wsx
    qwertyui qwertyuiop qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 password password1 password12
    password123 passw0rd p@ssword p@ssw0rd letmein1 welcome1 iloveyou sunshine princess football baseball
    superman starwars trustno1 whatever computer internet michelle jennifer abcd1234 abc12345 abcdefgh
    aaaaaaaa administrator admin123 admin1234 adminadmin amministratore passwort passwort1 contraseña
    changeme changeme1 default1 juventus juventus1 ciaociao ciao1234 ciaobella francesca francesco
    alessandro alessandra giuseppe valentina tiamo123 amoremio sardegna sardegna1 sardinia santeodoro
    bungalow campeggio vacanze1 ginepro1 ospite123 ospiteospite forzainter
  `
    .trim()
    .split(/\s+/),
);
