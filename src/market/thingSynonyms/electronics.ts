/** Computers, sound, photography and telephones. */
export const electronics = `
Tastatur, Funktastatur | clavier | tastiera | *keyboard, computer keyboard, wireless keyboard, mechanical keyboard, gaming keyboard
Maus, Computermaus | souris | mouse | mouse, computer mouse
Festplatte, Harddisk | disque dur | disco rigido, disco fisso, hard disk | hard drive, hard disk
Grafikkarte | carte graphique | scheda grafica, scheda video | graphics card, GPU
Hauptplatine, Mainboard, Motherboard | carte mère | scheda madre | motherboard, mainboard
Arbeitsspeicher, RAM | mémoire vive, RAM, barrette mémoire | memoria RAM, RAM | RAM, memory module
Prozessor | processeur | processore | processor, CPU
Netzteil | bloc d’alimentation, alimentation PC | alimentatore | power supply, power adapter
USB-Stick, Memorystick | clé USB | chiavetta USB, penna USB | USB stick, flash drive
Speicherkarte, SD-Karte | carte mémoire, carte SD | scheda di memoria, scheda SD | memory card, SD card
Druckerpatrone, Druckerpatronen, Tintenpatrone, Tintenpatronen | cartouche d’encre, cartouches d’encre | cartucce stampante, cartuccia inchiostro | ink cartridge, printer ink
Router | routeur | router | router
"Kabel" | câble | cavo, cavi | cable
Adapter | adaptateur | adattatore | adapter, adaptor
Ladegerät | chargeur | caricatore, caricabatterie, caricabatteria | charger
Ladekabel | câble de charge, câble de recharge | cavo di ricarica | charging cable, charger cable
Ladestation, Wallbox | borne de recharge, wallbox | stazione di ricarica, wallbox | charging station, wallbox
Powerbank | batterie externe, powerbank | batteria esterna, power bank | power bank
"Akku", "Batterie" | batterie, accu | batteria | battery, batteries
Handyhülle, Natelhülle, Handycover, iPhone-Hülle | coque, coque de téléphone, étui iphone | custodia per telefono, custodia iphone, custodia cellulare, cover iphone, cover cellulare, custodia smartphone | phone case, iPhone case, phone cover
Fernbedienung | télécommande | telecomando | remote control
Soundbar | barre de son | soundbar | soundbar
Subwoofer | caisson de basse, subwoofer | subwoofer | subwoofer
Verstärker | amplificateur, ampli | amplificatore | amplifier
Gitarrenverstärker | ampli guitare | amplificatore chitarra | guitar amp, guitar amplifier
Plattenspieler | platine vinyle, tourne-disque, platine disque | giradischi, piatto giradischi | turntable, record player
Stereoanlage, Musikanlage, Hifianlage | chaîne hi-fi, chaîne stéréo | impianto stereo, impianto hi-fi, stereo | stereo system, hi-fi system
Satellitenschüssel, Parabolantenne | antenne parabolique, parabole | antenna parabolica, parabola | satellite dish
Videorecorder, Videorekorder, VHS-Recorder | magnétoscope | videoregistratore | video recorder, VCR
Diaprojektor | projecteur de diapositives, projecteur dias | proiettore diapositive, proiettore per diapositive | slide projector
Leinwand, Beamerleinwand | écran de projection | telo per proiezione, schermo per proiettore | projection screen, projector screen
Blitzgerät, Blitz | flash | flash | flash, camera flash
Fototasche, Kameratasche | sac photo, sacoche photo | borsa fotografica, borsa fotocamera | camera bag
Überwachungskamera | caméra de surveillance | telecamera di sorveglianza, videocamera di sorveglianza, telecamera di sicurezza | security camera, surveillance camera
Videospiele, Videospiel, Games, Konsolenspiele | jeux vidéo, jeu vidéo | videogiochi, videogioco | video games, video game
Taschenrechner | calculatrice, calculette | calcolatrice | calculator
Schreibmaschine | machine à écrire | macchina da scrivere | typewriter
Funkgerät, Walkie-Talkie | talkie-walkie, radio émetteur | ricetrasmittente, walkie-talkie | walkie-talkie, two-way radio
`;
