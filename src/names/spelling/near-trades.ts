/*
 * English words one letter from a short word of a trade (trades.ts), from the lexicon of `natural`. `npm run generate` writes this file.
 */
const WORDS = `
abed aboard ace acorn acre act afire aft ago aid ail air airy ajar akin alto amid amp anion ant apart ape apt arb arc arty ash askin ast asw
atone att audio awash ax aye babe back backed backer bad bade bail bake bald balk balked ball balm bam ban bane bang banked barb bard bare
bared bark barked barn based baser bash basil basin basis basked bass bat bated bayed beady beak beaker bean bear beard beat beau beech
beefy beep beet beg bel belch bench bend berry bet bete bid bide biker bile bilk bill bin bind bite biter blab blame bland blank blare blase
blaze bleach bled bloat bloc blocky boa boar boast bod boded bog boil bolt bond boned bonze boo booky boom boon boor boot bop born bound
bout bowel bower bowl brace brad brag brain brand brash brassy brat breach break bred breed brink brisk broad brok broke brook buck bud bug
bulk bum bump bun bunch bunk bused bush buss bust busy buy bye cabled cadre cage cain caked call calm cam came cane canny canon cant cap
caper card cared career carne caro carp cart carte carve case caste cat cater cave chafe chair chap char chat chest chic chili chill chimp
chin chit chomp chow cito clad clam clan clash claw clime clip clock clod clog clot clothe coat coca cocao cock coco cod coed cog coil coin
coke cola colde cole coli colt con conic cook cop cope cord core cork corne corny corp cot could coup cover cower coy cpu crafty crag cram
crank crap crass crater crave craze creak creamy create crew crib cried crimp crise crispy crone crow cry cub cud cue cul cur cure curse
cusp cut czar dab dada daisy dam dame dan danced dancer dandy dank dare dart das dash date dead dean dear deb deck deco decoy deed deer des
dey diary dice dick die died dig dike dill dime dimer din dine dined dip dire disc dish disk diver doan dock dodge dog dope dot dour dowel
dower down drab draft drag drain dram drank drawn dread dreg dressy drier drop dross drum drunk dub duce duct due duel dug dump dunk duress
dy dyed dyke ear eat eater eave ego ein eine etch even fable faim faint fair faire fairy fake faked faker fall fame fan fanny far fare faro
fat fauna fawn fax fear feat fed fee feel fend fetal feted feud fide fig file filer fill filmy fin find fine finer fir fired firma fishy
fist fix flak flaky flare flash flaw flay fled flied flock flog flood floor flout fluke foal fog foil fold folk fond fool ford fore form
fort foul found framed framer fray freed frier frill froze fruity fry fuck fuer full fun funk furry fused gab gable gag gage gai gain gal
gale gall gap garb garde gash gasp gass gate gave gay gaze gear gee get gig gild gim gin glade gland glassy gloat gloss goad goal goin gon
goon got gout grab graft grainy grass grate grave gray grazin grille grin groin grope grown guar guess gulf gum gusher gust hable hail haint
hairy hall halt ham han handy hank hard hare harm hash hast haste hate hater hath hay heady heal hear heat heath heave heed heel heir herd
hid hide hike hip hir hired hit hive hoard hock hoe hog hokey hold homey hone honed hood hook hop horn hoste hound hovel hover howl hugh
hump hunch hut hym iced icon icy ide ilk ill imput inner ion ionic irate ire irk irony ist jab jag jai jail jake jam jaw jay jeer jet jig
jink jock jog join jot jour jowl juicy kebob kif kill kin kit knack knite koan kook kraft kudo laced lacey lach lack lacy lad lag laid lair
lak lamb lame lana lance lande lap lard lass last lat later lath launch lawn lax lay layer laze lazy leach lead lean leash leave led ledge
leg lend lice lick lid lie lien like liken lima limb limo limp linden line lined liner lip lire lise live load loaf lob loch loco lodged
logo loin loner look loon lop lope lot lover low lower luck lug lump lunge lurch lush lye lynch mad mah mai mail main mais make male malt
mana mane mano many map mar mare mash mat mater maul maw max maze mea mealy mean meant meaty medal median medic mee meet melt memo mental
met mid mild mile milky min miner minin mink mio mire moan moat mock model molar mold mom mon monei monic monkey mono mony mood moor mop
mosey mot motet motto mound mouth moved mower moxie mpg muck mull munch mus mused myn nab nag naked name near need neo nest newt nig nigh
nil nip nod nook nursed nut nyet oat oiler oily oink oodle oop opt orate otter owl own pace pacer pact pad pager paid paie pail pain pair
pal palate pale pall pane pang pant pany paot pap paper par pare parte party pas past paste pasty pat pate pater pave paved paw pax pay
payer pea peach peal pear pec peed peer peg pelt pen pep per perk pert pest petal pew phoned phoney phony piazza pico pier pig pike pile
pill pimp pin pint pinto pip piped piper pit pith piton pity plan plane plank plated play pliant plot plump poark pod poet poker pol polar
poll polo pomp poof poor pope pore post pound pour pout pox pray prick prod prone prop pry pulp puma pun punch pup purse pusher put pyre
quest quit quite rabbi race rad radii raft rag raid rail rake raked ram ran rancho rand range rank rape rare rarer rash rat rata rate ratio
raw reach read realm ream rear reed reedy reef reel regal renal reuse riche rid rife rig rile rill rime rink rip ripe rite roam roar rob
robe rode roi roil role rook roost roped roper rot rote rotor round rove row rub rug rump rye sable sac sack sad safe sag sail sake sale
saloon salty same sana sandy sank sap sari sash sat sax scab scad scald scaled scalp scam scant scape scar scare scold scorn scream seal
seam sear seat sed see seedy seek seem seen seep seer selle send set sew sewed sha shack shalt share sheaf shear shed sheen sheepe sheer
shift shin ship shirk shit sho shock shod shone shot shove show sick sigh silk sill sin sind sine sink sip sit site skeet skein skew ski
skid skim skip skirt skis skit slab slack slant slap slash slat slate slaw sleep sleet slew slice slime slit sloe slog smack smoke snap
snare snarl snick snort snuck soak soapy soar sod soda soe sofar soft soil sold solo soma sonar sonic soon sop sort sou souk soupy sour sown
soy space spade span spared sparse spat spate spawn sped spew spic spiced spicy spike spin spine spire spit spite splice spoof spook spore
sporty spot spout sprint spurt spy stack stale stand stare state stead steak steal steed steely steep steer stem step stoke stole stoned
stony stool stove stream struck sub suck sued sugary suited sunt sup swan swap swear sweat sweep swept swig swine swing swoon tab table tad
tae tag tail taint take taker tale talon tam tame tan tango tank tap tar tart taste tat taxis teach tear teat tee teed ter terry thigh thin
tie tier tiled tiller tilt timer tine tint tiny tip tired tit titer title titre toad toast toe tog toga toil told tole toll ton tone toned
tony took top topic tore torn tort tos tot toto tout tow towed toxic track train tray tread tress trick tried trill trod trop trowel truce
trunk try tub tuba tuck tumor tune tung tunic tva twig twin twine tyke tyme type und use user utter vain vane vasa vat veal veer vent verb
vest veto vex via vice vide vie vile vine vis vise vista viva von vowel wafer wag wager wail waiter wake waked wall wan wand wane war ward
ware wart wasp wasted watery waver wax weak wean weary wed wee weed wei weir wet whine whip whoe wife wil wile win wince wined wink wino
wipe wired wiry wish wit wive wod wohd wold wolf woo wooed woof wool wop word wore worn wort wound wry wus yak yank yarn yawn yea year yeard
yet yip zap zeal zim zound`;

const NEAR_TRADES: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Whether a canonical word on no list is an English word, and not a misspelling of a trade that is one letter away. */
export const isNearTrade = (word: string): boolean => NEAR_TRADES.has(word);
