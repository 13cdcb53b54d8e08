/**
 * The words at the top of every published list of leaked passwords, and words of this trade, which an attacker tries
 * next (NIST SP 800-63B, 3.1.1.2). Compiled by hand, in lower case. `isCommonPassword` undoes the usual variations.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
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
