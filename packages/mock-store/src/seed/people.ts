/** A customer of the shop. */
export interface PlannedCustomer {
  first_name: string;
  last_name: string;
  address_1: string;
  postal_code: string;
  city: string;
  country_code: string;
  phone?: string;
}

const lines = `
Ines|Albrecht|Lindenstraße 14|10969|Berlin|de|+49 30 5550 1432
Jonas|Weber|Am Markt 3|04109|Leipzig|de
Marlene|Hoffmann|Elbchaussee 212|22605|Hamburg|de|+49 40 5550 8821
Tobias|Krämer|Rheinallee 9|50679|Köln|de
Sophie|Brandt|Türkenstraße 60|80799|München|de
Élodie|Marchand|12 rue des Martyrs|75009|Paris|fr|+33 1 55 50 17 32
Hugo|Lefèvre|4 quai Rambaud|69002|Lyon|fr
Camille|Rousseau|27 rue Sainte|13001|Marseille|fr
Lucas|Petit|9 place du Capitole|31000|Toulouse|fr
Giulia|Romano|Via Torino 31|20123|Milano|it
Matteo|Ferri|Via dei Serpenti 8|00184|Roma|it|+39 06 5550 2288
Chiara|Conti|Corso Umberto I 90|80138|Napoli|it
Sanne|de Vries|Prinsengracht 455|1016 HN|Amsterdam|nl
Daan|Bakker|Oudegracht 120|3511 AW|Utrecht|nl
Lotte|van den Berg|Witte de Withstraat 7|3012 BM|Rotterdam|nl
Marta|Nowak|ulica Piękna 18|00-549|Warszawa|pl
Aoife|Byrne|18 Fade Street|D02 X576|Dublin|ie
Lucía|García Fernández|Calle de Fuencarral 44|28004|Madrid|es
Pau|Serra|Carrer de Verdi 22|08012|Barcelona|es
Beatriz|Almeida|Rua da Rosa 101|1200-385|Lisboa|pt
Olivia|Bennett|410 Cole Street|94117|San Francisco|us|+1 415 555 0117
Ethan|Walker|88 Bedford Avenue|11249|Brooklyn|us
Mia|Thompson|1501 Pike Place|98101|Seattle|us|+1 206 555 0183
Noah|Carter|2301 South Congress|78704|Austin|us
Ava|Mitchell|77 Newbury Street|02116|Boston|us
Liam|O'Connor|3150 North Broadway|60657|Chicago|us
Grace|Kim|650 Spring Street|90014|Los Angeles|us
Samuel|Nguyen|1122 Magazine Street|70130|New Orleans|us
Harper|Reed|19 Exchange Street|04101|Portland|us
Wren|Alexandra Featherstonehaugh-Cholmondeley|900 Marquette Avenue|55402|Minneapolis|us
陽菜|佐藤|代官山町 14-2|150-0034|渋谷区|jp|+81 3 5550 4412
蓮|鈴木|北野町 3-5|650-0002|神戸市|jp
結衣|高橋|寺町通 408|604-8082|京都市|jp
Kenji|Tanaka|1-9-1 Marunouchi|100-0005|Chiyoda|jp
Yuki|Ito|2-4-1 Tenjin|810-0001|Fukuoka|jp
`;

/** Who buys. The first ones have ordered most. */
export const people: readonly PlannedCustomer[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [
      first_name = "",
      last_name = "",
      address_1 = "",
      postal_code = "",
      city = "",
      country_code = "",
      phone,
    ] = line.split("|");
    return { first_name, last_name, address_1, postal_code, city, country_code, phone };
  });

/** An e-mail address that belongs to nobody. */
export function emailOf({ first_name, last_name }: PlannedCustomer, index: number): string {
  const name = `${first_name}.${last_name}`
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z.]+/g, "");
  return `${name.length > 3 ? name : `customer${index + 1}`}@customers.example`;
}
