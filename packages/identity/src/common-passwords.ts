/**
 * What is tried first at every account, in the languages of the buyers: the top of the lists that are made of stolen passwords, with runs over the keyboards and
 * the shop's own name. Of six characters and more, as shorter ones are refused anyway; in lower case.
 */
const common = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 7654321 654321 111111 1111111 11111111 000000
00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 99999999 112233 11223344 121212 12121212 123123 123123123 123321
1234321 131313 142536 147258 147258369 147852 147852369 159357 159753 159951 232323 242424 252525 258456 321321 369258147 456123 456789 654123 741852
741852963 789456 789456123 963852741 951753 101010 102030 123654 123654789 123789 134679 135790 246810 212121 313131 520520 5201314 1314520 1314521
168168 666888 888666 110110 123698745 741258963 789123 753951 696969 12341234 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc
q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc zaq12wsx zaq1zaq1 zaq1xsw2 qweasd qweasdzxc qwe123 qwe123qwe 123qwe 123qweasd 123qwe123 12qwaszx qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwert123 qwerasdf asdfgh asdfghj asdfghjk asdfghjkl
asdf1234 asd123 asdasd asdasd123 asdqwe123 zxcvbn zxcvbnm zxcvbnm123 zxcv1234 poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcxy 1234qwer qwer1234
4rfv5tgb 3edc4rfv password password1 password12 password123 password1234 password12345 password! password1! passw0rd p@ssword p@ssw0rd p@ssword1
p@ssw0rd1 pa55word pass1234 pass123 pass12345 passwort passpass mypassword admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123
administrator root123 rootroot toor123 user123 user1234 guest123 test123 test1234 test12345 test123456 testtest tester testing testing123 temp123
temp1234 default changeme changeme123 letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome@123 hello123 hello1234 hellohello
login123 login1234 access access14 secret secret1 master master1 master123 whatever trustno1 nothing iloveyou iloveyou1 iloveyou2 iloveyou! loveyou
lovely lovelove loveme loveme1 love123 love1234 mylove mylove1 forever friends friend family freedom heaven blessed jesus1 jesuschrist christ abc123
abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcdef abcdefg abcdefgh abcdefghi a1b2c3 a1b2c3d4 a1b2c3d4e5 aa1234 aa12345 aa123456 aa123123
aa12345678 a12345 a123456 a1234567 a12345678 a123456789 a123123 123456a 1234567a 12345678a 123456789a 123456q 123456qwerty q123456 q12345 z123456
w123456 1a2b3c 1a2b3c4d aaaaaa aaaaaaa aaaaaaaa aaa111 111aaa abcabc 123abc 1234abcd 123456abc abc321 x123456 s123456 monkey monkey1 monkey123 dragon
dragon1 dragon123 shadow shadow1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball soccer hockey superman
superman1 batman batman1 spiderman pokemon pokemon1 naruto minecraft starwars starwars1 computer internet samsung samsung1 iphone google google1
facebook linkedin twitter microsoft windows windows1 matrix michael michael1 jordan jordan23 jennifer jessica jessica1 ashley ashley1 amanda daniel
daniel1 andrew andrew1 joshua matthew thomas robert george charlie charlie1 maggie pepper ginger buster tigger snoopy summer summer1 summer2024
summer2025 winter winter2024 winter2025 spring autumn flower flowers orange banana cookie cookies chocolate cheese butterfly purple silver golden
diamond killer killer1 hunter hunter1 ranger harley mustang ferrari corvette mercedes porsche yamaha thunder phoenix eagles tigers yankees liverpool
liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona realmadrid juventus manchester fuckyou fuckyou1 fuckme asshole biteme pussy1 sexsex blink182
slipknot metallica nirvana eminem rockyou blahblah nicole nicole1 hannah samantha elizabeth victoria alexander alexandra patrick jackson maxwell
money1 money123 lucky7 bailey qwaszx zxcasd zxcasdqwe wasdwasd qazqaz qqqqqq qqqqqqqq wwwwww zzzzzz zzzzzzzz xxxxxx xxxxxxxx 1111qqqq qqq111 q1q1q1
q1q2q3 1q1q1q asdf123 qwertz qwertz123 azerty azerty123 azertyuiop marina natasha natalia nastya anastasia svetlana tatiana ekaterina olga123 irina123
maksim maxim123 dmitry sergey andrey aleksandr vladimir nikita nikita123 ivan123 ivanov kristina ksenia viktoria ludmila oksana yuliya denis123
roman123 spartak zenit1 zenit123 cska123 moskva moscow rossiya russia russia1 privet privet1 privet123 parol1 parol123 parol12345 parolparol lubimaya
solnyshko solnce zvezda krasota koshka kotenok sobaka medved привет привет1 привет123 пароль пароль1 пароль12 пароль123 пароль1234 любовь солнце
солнышко россия москва наташа настя1 марина максим сергей андрей никита спартак qwертy йцукен йцукен1 йцукен123 йцукенг йцукенгшщз фывапр фывапролд
ячсмит я123456 а123456 123456я woaini woaini1314 woaini520 woaini521 woaini123 wo1314 li123456 wang123456 zhang123 zxc123 zxc123456 asd123456
qwe123456 q1w2e3r4t5y6 qq123456 qq123123 123456qq 123456789q wodemima mima123 mima123456 nihao123 nihaoma iloveu 1314woaini aini1314 taobao taobao123
alibaba alibaba123 5211314 3344520 7758258 7758521 584520 201314 zhongguo china123 beijing shanghai karavan karavan1 karavan123 караван караван1
караван123 shopping shopping1 shopping123 магазин магазин1 магазин123 zakupki
`.split(/\s+/),
)

/** A run such as abcdefg or 87654321, or one character over and over. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}

/** Whether this password is among the first that somebody who guesses would try. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  return common.has(folded) || isRun(folded)
}
