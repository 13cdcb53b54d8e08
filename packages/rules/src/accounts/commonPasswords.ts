/** Keyboard and alphabet sequences. */
const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
];
const SHORTEST_WALK = 4;
const DIGITS_ALONE = /^\d{1,10}$/;
/** One to four characters, repeated. */
const REPEATED = /^(.{1,4}?)\1+$/s;
const AT_THE_ENDS = /^[^a-z]+|[^a-z]+$/g;
const SIGN_FOR_LETTER = /[@$!013457]/g;
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/**
 * Returns whether a password is among the first guesses (trust, Answering; T02). These are well-known words, also with
 * capitals, with signs for letters ('P@ssw0rd'), with digits and signs around them, or twice. Others are up to ten
 * digits alone, one to four repeated characters, and sequences of the keyboard or the alphabet.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (DIGITS_ALONE.test(typed) || REPEATED.test(typed)) return true;
  const bare = typed.replaceAll(AT_THE_ENDS, '');
  return [typed, bare, spelt(bare), spelt(typed).replaceAll(AT_THE_ENDS, '')].some(
    (word) => isKnown(word) || isWalk(word),
  );
}

function spelt(word: string): string {
  return word.replaceAll(SIGN_FOR_LETTER, (sign) => letters[sign] as string);
}

function isKnown(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return commonPasswords.has(word) || (word === half + half && commonPasswords.has(half));
}

function isWalk(word: string): boolean {
  const back = Array.from(word).toReversed().join('');
  return (
    word.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(word) || walk.includes(back))
  );
}

/**
 * The words at the top of every published list of leaked passwords, and words of this trade, which an attacker tries
 * next (NIST SP 800-63B, 3.1.1.2). Compiled by hand, in lower case. `isCommonPassword` undoes the usual variations.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passwd parola motdepasse contrasena senha secret access passport passcode letmein letmeinnow
  welcome welcomehome admin administrator adminadmin login logmein signin master superuser root system server
  default changeme changemenow guest user username test testing tester testtest temp temporary trial sample example
  demo qwerty qwertz azerty qwertyuiop asdfasdf asdfghjkl zxcvbnm qazwsx qazwsxedc qweasdzxc iloveyou iloveu
  ilovegod iloveme loveme lovely lover loveyou fuckyou fuckme fuckoff asshole bullshit pussy monkey dragon
  sunshine princess princesa queen king football footbal baseball basketball softball volleyball soccer hockey
  tennis golf golfer rugby cricket racing fishing hunting swimming dancer dancing superman batman spiderman
  ironman wolverine wonderwoman starwars startrek skywalker matrix pokemon pikachu naruto minecraft fortnite
  roblox nintendo playstation xbox hogwarts harrypotter hellokitty mickey mickeymouse tinkerbell cinderella
  trustno trustme whatever nothing anything something internet computer laptop keyboard network google facebook
  instagram twitter youtube myspace linkedin yahoo hotmail gmail outlook microsoft windows apple iphone samsung
  nokia adobe photoshop macintosh michael jennifer jordan michelle charlie daniel jessica ashley thomas robert
  matthew andrew anthony william joshua amanda nicole samantha elizabeth victoria alexander alexandra benjamin
  christian christopher christine christina stephanie stephen steven nathan nicholas natasha natalie jonathan
  johnson johnny joseph joshua justin patrick patricia richard ronald rebecca rachel sabrina sandra sarah sophie
  charlotte catherine caroline danielle dominic gabriel george gregory hannah heather isabella jackson jasmine
  katherine kathleen kimberly lauren laura leonardo madison margaret maria marina martin melissa monica morgan
  oliver olivia brandon brittany vanessa veronica victor vincent william zachary mohammed muhammad abdullah
  liverpool arsenal chelsea manchester manutd mancity everton rangers celtic tottenham westham newcastle leeds
  barcelona realmadrid juventus england scotland ireland wales london america canada australia germany france
  brasil mexico california chicago shadow killer hunter ranger soldier warrior phoenix falcon eagle eagles tiger
  tigers lion panther leopard dolphin dolphins buster pepper ginger cookie cookies chocolate cheese butter
  butterfly flower flowers purple orange yellow silver golden diamond crystal rainbow banana apple cherry
  strawberry pineapple peanut popcorn pumpkin cupcake chicken summer winter spring autumn january february march
  april june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday christmas halloween birthday freedom forever together family mother father brother sister daughter
  children babygirl babyboy baby angel angels heaven jesus jesuschrist christ blessed blessing faith hope
  mustang corvette camaro ferrari porsche mercedes bmwbmw harley yamaha kawasaki suzuki toyota honda yankees
  lakers cowboys steelers redsox packers guitar music metallica nirvana slipknot eminem beatles rockstar money
  moneymoney dollar lucky winner gambler hello hellohello goodbye please thankyou friend friends bestfriend
  beautiful handsome sexy sexygirl hottie hardcore pokerface abcdef abcdefgh abcd aaaa letters numbers mypassword
  newpassword yourpassword thepassword nopassword ourpassword mysecret topsecret supersecret private security
  secure security manager service support helpdesk company office business reception doctor nurse nursing clinic
  pharmacy pharmacist dentist dental medical medicine hospital surgery health healthcare patient patients
  prescriber prescription botox filler fillers aesthetic aesthetics beauty beautician skincare formulary
  zaq1zaq1 gfhjkm stalker blink182 ncc1701 a1b2c3 abc123 abcabc asdasd zxczxc qweqwe`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
